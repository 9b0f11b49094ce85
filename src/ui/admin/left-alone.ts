/** Props of an element whose content React neither compares nor changes: something else fills it. */
export const LEFT_ALONE = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;
