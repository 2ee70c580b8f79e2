import { readClientAddress } from '@nmw/contract/address-lookup'
import { addressRoutes } from './address/address-routes.ts'
import { appointmentRoutes } from './appointment/appointment-routes.ts'
import { closureRoutes } from './appointment/closure-routes.ts'
import { queueRoutes } from './appointment/queue-routes.ts'
import { articleDeskRoutes } from './article/article-desk-routes.ts'
import { articleRoutes } from './article/article-routes.ts'
import { authRoutes } from './auth/auth-routes.ts'
import { bannerRoutes } from './banner/banner-routes.ts'
import { branchRoutes } from './branch/branch-routes.ts'
import { catalogueRoutes } from './catalogue/catalogue-routes.ts'
import { chatRoutes } from './chat/chat-routes.ts'
import { checkoutRoutes } from './checkout/checkout-routes.ts'
import { deskPaymentRoutes } from './desk-payment/desk-payment-routes.ts'
import { doctorRoutes } from './doctor/doctor-routes.ts'
import { draftRoutes } from './draft/draft-routes.ts'
import { faqRoutes } from './faq/faq-routes.ts'
import { type Route, route } from './http/route.ts'
import { invoiceRoutes } from './invoice/invoice-routes.ts'
import { itemRoutes } from './item/item-routes.ts'
import { mediaRoutes } from './media/media-routes.ts'
import { medicineRoutes } from './medicine/medicine-routes.ts'
import { notificationRoutes } from './notification/notification-routes.ts'
import { deskRoutes } from './order/desk-routes.ts'
import { orderRoutes } from './order/order-routes.ts'
import { patientRoutes } from './patient/patient-routes.ts'
import { paymentRoutes } from './payment/payment-routes.ts'
import { pharmacyRoutes } from './pharmacy/pharmacy-routes.ts'
import { pointRoutes } from './point/point-routes.ts'
import { prescriptionRoutes } from './prescription/prescription-routes.ts'
import { privacyRoutes } from './privacy/privacy-routes.ts'
import { productRoutes } from './product/product-routes.ts'
import { preferenceRoutes } from './profile/preference-routes.ts'
import { profileRoutes } from './profile/profile-routes.ts'
import { shellProfileRoutes } from './profile/shell-profile-routes.ts'
import { refundDeskRoutes } from './refund-desk/refund-desk-routes.ts'
import { regionRoutes } from './region/region-routes.ts'
import { saleRoutes } from './sale/sale-routes.ts'
import { settingRoutes } from './setting/setting-routes.ts'
import { shippingRoutes } from './shipping/shipping-routes.ts'
import { staffBranchRoutes } from './staff-branch/staff-branch-routes.ts'
import { staffRoutes } from './staff/staff-routes.ts'
import { stockRoutes } from './stock/stock-routes.ts'
import { subscriptionRoutes } from './subscription/subscription-routes.ts'
import { treatmentRoutes } from './treatment/treatment-routes.ts'
import { uploadRoutes } from './upload/upload-routes.ts'
import { visitRoutes } from './visit/visit-routes.ts'
import { clinicVoucherRoutes } from './voucher/clinic-voucher-routes.ts'
import { voucherDeskRoutes } from './voucher/voucher-desk-routes.ts'
import { voucherRoutes } from './voucher/voucher-routes.ts'

/** Every call the API answers. */
export const allRoutes: Route[] = [
  route(readClientAddress, async (_context, { client }) => ({ ip: client.ip })),
  ...addressRoutes,
  ...appointmentRoutes,
  ...articleDeskRoutes,
  ...articleRoutes,
  ...authRoutes,
  ...bannerRoutes,
  ...branchRoutes,
  ...catalogueRoutes,
  ...chatRoutes,
  ...checkoutRoutes,
  ...clinicVoucherRoutes,
  ...closureRoutes,
  ...deskPaymentRoutes,
  ...deskRoutes,
  ...doctorRoutes,
  ...draftRoutes,
  ...faqRoutes,
  ...invoiceRoutes,
  ...itemRoutes,
  ...mediaRoutes,
  ...medicineRoutes,
  ...notificationRoutes,
  ...orderRoutes,
  ...patientRoutes,
  ...paymentRoutes,
  ...pharmacyRoutes,
  ...pointRoutes,
  ...preferenceRoutes,
  ...prescriptionRoutes,
  ...privacyRoutes,
  ...productRoutes,
  ...profileRoutes,
  ...queueRoutes,
  ...refundDeskRoutes,
  ...regionRoutes,
  ...saleRoutes,
  ...settingRoutes,
  ...shellProfileRoutes,
  ...shippingRoutes,
  ...staffBranchRoutes,
  ...staffRoutes,
  ...stockRoutes,
  ...subscriptionRoutes,
  ...treatmentRoutes,
  ...uploadRoutes,
  ...visitRoutes,
  ...voucherDeskRoutes,
  ...voucherRoutes,
]
