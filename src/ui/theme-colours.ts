/** The ground of the page, as in `theme.css`: what browsers colour around it. */
export const themeColours = { light: '#fbf8f2', dark: '#141210' } as const;
