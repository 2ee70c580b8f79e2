/**
 * A route whose flag is false shows the coming-soon page inside its layout. Adding a screen: write the file that the
 * route table names, then take its line out of here.
 */
export const routeFlags: Record<string, boolean> = {
  '/services': false,
  '/services/$slug': false,
  '/articles': false,
  '/articles/$slug': false,
  '/branches': false,
  '/doctors': false,
  '/catalogue': false,
  '/catalogue/$path': false,
  '/consultation': false,
  '/contact-us': false,
  '/careers': false,
  '/privacy-policy': false,
  '/terms': false,
  '/user/prescription': false,
  '/user/prescription/$code': false,
  '/user/prescription-pay/$id': false,
  '/user/invoice/$inv': false,
  '/invoice/$params': false,
}
