// Which letters of a text would be question marks on paper: those that neither a brand's face has nor any that stands in.
import { openPaper, type Paper } from './open-paper.ts';
import { type Face, listUnreadable } from './paper-faces.ts';

/** Every face has these; most texts are asked for no others, and load none. */
const usual = /^[\p{P}\p{S}\p{Z}\p{Cc}\u0020-\u017f]*$/u;

let standard: Promise<readonly Face[]> | undefined;

/** Each once, in the order of the text; empty where all can be read. */
export async function findUnreadable(text: string): Promise<string[]> {
  if (usual.test(text)) return [];
  standard ??= openFaces();
  return listUnreadable(text, await standard);
}

/** Whether a question mark is written for any letter of the texts on this paper. */
export function hasUnreadable({ faces }: Paper, texts: readonly string[]): boolean {
  const { own, others } = faces(400);
  return texts.some((text) => !usual.test(text) && listUnreadable(text, [own, ...others]).length > 0);
}

/** Inter is the one that stands in for every brand's. */
async function openFaces(): Promise<Face[]> {
  const { faces: of } = await openPaper('Inter', { title: '', author: '', language: 'en' });
  const { own, others } = of(400);
  return [own, ...others];
}
