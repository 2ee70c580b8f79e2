export const copyIcon =
  'M11 8.5h7a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1 -2.5 2.5h-7a2.5 2.5 0 0 1 -2.5 -2.5v-7a2.5 2.5 0 0 1 2.5 -2.5zM15.5 8.5V6A2.5 2.5 0 0 0 13 3.5H6A2.5 2.5 0 0 0 3.5 6v7A2.5 2.5 0 0 0 6 15.5h2.5'
export const plusIcon = 'M12 5v14M5 12h14'
export const minusIcon = 'M5 12h14'
export const searchIcon = 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM16 16l4.5 4.5'
export const editIcon = 'm4.5 19.5.8-4L15.8 5a2 2 0 0 1 2.9 0l.3.3a2 2 0 0 1 0 2.9L8.5 18.7zM14 7l3 3'
export const trashIcon =
  'M4.5 6.5h15M9 6.5v-2h6v2M6.5 6.5l.8 12a1.5 1.5 0 0 0 1.5 1.5h6.4a1.5 1.5 0 0 0 1.5-1.5l.8-12M10 10.5v5.5M14 10.5v5.5'
export const playIcon = 'M8 5.5v13l10.5-6.5z'
export const pauseIcon = 'M9 6v12M15 6v12'
export const cameraIcon =
  'M4 8.5A1.5 1.5 0 0 1 5.5 7H8l1.5-2.5h5L16 7h2.5A1.5 1.5 0 0 1 20 8.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17.5zM8.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z'
export const uploadIcon = 'M12 15.5v-11M7.5 9 12 4.5 16.5 9M4.5 15v3a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-3'
export const downloadIcon = 'M12 4.5v11M7.5 11l4.5 4.5 4.5-4.5M4.5 15v3a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-3'
export const printerIcon =
  'M7 9V4h10v5M7 17H5a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 5 9h14a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 19 17h-2M7 14h10v6H7z'
export const shareIcon = 'M12 14.5v-11M8 7.5l4-4 4 4M7 11H5.5v9h13v-9H17'
export const sendIcon = 'M4 12 20 4.5 15.5 20 11.5 13.5zM11.5 13.5 20 4.5'
export const undoIcon = 'M8.5 5 4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-4'
