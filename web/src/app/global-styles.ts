import.meta.glob('../ui/{tokens,fonts,base}.css', { eager: true })
