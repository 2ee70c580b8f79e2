type Asked = { bankOnly: boolean; ahead: boolean }

/** What the clinic does with what she sends; only a visit to come is something that could still stand. */
export function refundPromise({ bankOnly, ahead }: Asked) {
  if (bankOnly) return 'Dana Anda kami kirim ke rekening ini.'
  const text = 'Klinik memeriksa pengajuan Anda, lalu mengirim dana ke rekening ini.'
  return ahead ? `${text} Janji tetap berlaku sampai disetujui.` : text
}
