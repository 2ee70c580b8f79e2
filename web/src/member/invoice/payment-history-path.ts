/** Where the invoices of a member are found. */
export const paymentHistoryPath = '/user/order?slug=history-payment'
