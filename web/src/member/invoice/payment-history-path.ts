export const paymentHistoryPath = '/user/order?slug=history-payment'
