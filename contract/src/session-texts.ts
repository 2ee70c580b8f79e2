/** A file of its own: the guards of every page quote these texts without the schemas. */
export const SESSION_ENDED = 'Sesi Berakhir, Silahkan Login Kembali'
export const TOKEN_INVALID = 'Token Tidak Valid'
