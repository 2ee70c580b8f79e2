type Asked = { bankOnly: boolean; ahead: boolean }

/** Only an upcoming visit can still be said to stand. */
export function refundPromise({ bankOnly, ahead }: Asked) {
  if (bankOnly) return 'Dana Anda kami kirim ke rekening ini.'
  const text = 'Klinik memeriksa pengajuan Anda, lalu mengirim dana ke rekening ini.'
  return ahead ? `${text} Janji tetap berlaku sampai disetujui.` : text
}
