import localFont from 'next/font/local';

/**
 * One static weight: lib/fonts/README.md says how the two files were subset and why they differ from the published
 * ones.
 */
const heading = localFont({
  src: '../../lib/fonts/fraunces-heading.woff2',
  variable: '--font-heading',
  weight: '400',
  style: 'normal',
  display: 'swap',
  adjustFontFallback: 'Times New Roman',
});

const text = localFont({
  src: '../../lib/fonts/figtree-text.woff2',
  variable: '--font-text',
  weight: '400 600',
  style: 'normal',
  display: 'swap',
  adjustFontFallback: 'Arial',
});

/** Class names for <html>; the tokens --font-serif and --font-sans in app/globals.css use them. */
export const fontVariables = `${heading.variable} ${text.variable}`;
