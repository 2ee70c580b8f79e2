/**
 * A route whose flag is false shows the coming-soon page inside its layout. Adding a screen: write the file that the
 * route table names, then take its line out of here.
 */
export const routeFlags: Record<string, boolean> = {
  '/user/consult': false,
  '/user/consult-detail/$id': false,
  '/user/consult-create': false,
  '/user/consult-pay/$id': false,
  '/user/prescription': false,
  '/user/prescription/$code': false,
  '/user/prescription-pay/$id': false,
  '/user/voucher': false,
  '/user/order': false,
  '/user/order/$id': false,
  '/user/order-payment/$inv': false,
  '/user/invoice/$inv': false,
  '/user/point': false,
  '/user/voucher-point': false,
  '/user/notification': false,
  '/user/message': false,
  '/user/branches': false,
  '/user/services': false,
  '/user/promo/$slug': false,
  '/invoice/$params': false,
}
