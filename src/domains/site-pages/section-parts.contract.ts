/** Fields that many section kinds have. */

export const title = { input: 'line', max: 90, isRequired: true } as const;
export const eyebrow = { input: 'line', max: 90 } as const;
export const lead = { input: 'paragraph', max: 240 } as const;
export const picture = { input: 'picture' } as const;
export const button = { input: 'line', max: 40 } as const;
export const buttonLink = { input: 'link' } as const;
export const cardTitle = { input: 'line', max: 80, isRequired: true } as const;
export const cardText = { input: 'paragraph', max: 260 } as const;
export const paragraphs = { input: 'lines', max: 900, most: 8, hasMarkup: true } as const;
export const points = { input: 'lines', max: 140, most: 8 } as const;
export const heading = { eyebrow, title, lead } as const;
