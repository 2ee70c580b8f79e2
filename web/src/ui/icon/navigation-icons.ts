export const homeIcon = 'M4 10.5 12 4l8 6.5V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19zM9.5 20.5V14h5v6.5'
export const stethoscopeIcon =
  'M6 3.5H4.5V9a4.5 4.5 0 0 0 9 0V3.5H12M9 13.5V15a5.5 5.5 0 0 0 11 0v-2M18 11a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z'
export const prescriptionIcon =
  'M7.5 4.5h9a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1 -2.5 2.5h-9a2.5 2.5 0 0 1 -2.5 -2.5v-11a2.5 2.5 0 0 1 2.5 -2.5zM9 4.5V3.5h6v1M9 10.5h6M9 14.5h4'
export const receiptIcon = 'M6 3.5h12v17l-2.4-1.6-2.4 1.6-2.4-1.6-2.4 1.6L6 19zM9.5 8.5h5M9.5 12.5h5'
export const personIcon = 'M8 8.5a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6'
export const peopleIcon =
  'M5 8a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM2.5 19.5c.3-3.8 2.3-5.8 5.5-5.8s5.2 2 5.5 5.8M15 5.5h6M16.5 10H21M17.5 14.5H21'
export const chatIcon =
  'M4.5 6.5a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H11l-4.5 4v-4a2 2 0 0 1-2-2zM8.5 9h7M8.5 12.5h4'
export const bellIcon = 'M6.5 16.5V11a5.5 5.5 0 0 1 11 0v5.5l1.5 1.5H5zM10 20.5c1 .8 3 .8 4 0'
export const whatsappIcon =
  'M4 20.5 5.2 16a8.3 8.3 0 1 1 3.1 3.2zM9.2 8.8c.2 3 2.8 5.8 6 6.2l1-1.7-2-1.2-1 .8c-.9-.4-1.7-1.2-2.1-2.1l.8-1-1.1-2z'
export const menuIcon = 'M4 7h16M4 12h16M4 17h16'
export const logoutIcon = 'M14 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5'
export const moonIcon = 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z'
export const sunIcon =
  'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4'
export const articleIcon = 'M5 3.5h10l4 4v13H5zM15 3.5v4h4M8.5 12h7M8.5 16h5'
export const bannerIcon =
  'M6 6h12a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1 -2.5 2.5h-12a2.5 2.5 0 0 1 -2.5 -2.5v-7a2.5 2.5 0 0 1 2.5 -2.5zM8 21h8M7.5 13.5 10 11l2 2 2-2 2.5 2.5'
export const leafIcon = 'M5 19C4.5 10.5 9 5 19.5 4.5 20 14 15 19.5 7.5 17.5M4.5 20.5C7 15.5 10 12.5 14 10.5'
export const bookIcon = 'M12 6.5c-2-1.5-4.5-2-8-2V18c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2zM12 6.5V20'
export const settingsIcon =
  'M4 7h9M18 7h2M4 17h2M11 17h9M13 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM6 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z'
export const chartIcon = 'M4 20h16M7 16.5v-5M12 16.5v-10M17 16.5v-7'
export const lockIcon =
  'M7.5 10.5h9a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1 -2.5 2.5h-9a2.5 2.5 0 0 1 -2.5 -2.5v-5a2.5 2.5 0 0 1 2.5 -2.5zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2'
