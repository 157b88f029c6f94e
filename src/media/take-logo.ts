import { drawSvg, readLogo } from './shrink-picture.ts';

/** Gives the file to `take`; one with letters and styles, which is no drawing of the shop's, as the picture that it shows. */
export async function takeLogo(file: File, take: (logo: string) => Promise<boolean>): Promise<boolean> {
  const logo = await readLogo(file);
  if (logo === null) return false;
  if (await take(logo)) return true;
  const drawn = logo.startsWith('data:') ? null : await drawSvg(logo);
  return drawn !== null && take(drawn);
}
