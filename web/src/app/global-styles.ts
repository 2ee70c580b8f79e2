import.meta.glob('../ui/theme/{tokens,fonts,base}.css', { eager: true })
