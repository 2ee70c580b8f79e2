import.meta.glob('../ui/frame/{tokens,fonts,base}.css', { eager: true })
