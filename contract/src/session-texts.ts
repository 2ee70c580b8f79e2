/** Apart from the calls, because the guards of every page quote them. */
export const SESSION_ENDED = 'Sesi Berakhir, Silahkan Login Kembali'
export const TOKEN_INVALID = 'Token Tidak Valid'
