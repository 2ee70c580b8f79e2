import { allRoutes } from './all-routes.ts'
import type { Service } from './app.ts'
import { serveDocs } from './http/serve-docs.ts'
import { serveHealth } from './http/serve-health.ts'
import { setInvoiceHeaders } from './invoice/set-invoice-headers.ts'
import { serveInvoicePdf } from './invoice/serve-invoice-pdf.ts'
import { isSentTo } from './is-sent-to.ts'
import { serveStream } from './live/serve-stream.ts'
import { countStuckMessages } from './message/count-stuck-messages.ts'
import { serveNotifications } from './payment/serve-notifications.ts'
import { serveExport } from './privacy/serve-export.ts'
import { serveCourierNotifications } from './shipping/serve-courier-notifications.ts'
import { serveSimulator } from './simulator/serve-simulator.ts'
import { serveSite } from './site/serve-site.ts'
import { servePictures } from './upload/serve-pictures.ts'

const services: Service[] = [
  setInvoiceHeaders,
  serveHealth(countStuckMessages),
  serveDocs(allRoutes),
  servePictures(isSentTo),
  serveStream,
  serveExport,
  serveInvoicePdf,
  serveNotifications,
  serveCourierNotifications,
  serveSite,
  serveSimulator,
]

/** Everything the server answers except web pages. */
export const wholeApp = { routes: allRoutes, services }
