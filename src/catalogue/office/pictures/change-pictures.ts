// What is done with the pictures of a product in its editor. It comes with the fields, after the page.

import type { MatrixForm } from '../matrix/matrix-form.ts';
import type { EditedPicture, PicturesSlice } from './picture-slice.ts';
import type { SentPicture } from './send-picture.ts';

export type PlacedPicture = EditedPicture & { id: string };

const middle = { focusX: 50, focusY: 50 };

/** Those that the product will show, in their order. */
export function placed({ order, pictures }: PicturesSlice): PlacedPicture[] {
  return order.split(' ').flatMap((id) => {
    const picture = pictures[id];
    return picture && !picture.isTakenOff ? [{ id, ...picture }] : [];
  });
}

export function takenOff({ pictures }: PicturesSlice): PlacedPicture[] {
  return Object.entries(pictures).flatMap(([id, picture]) => (picture.isTakenOff ? [{ id, ...picture }] : []));
}

/** The slice as it is when the product has the picture already. */
export function withPicture(
  slice: PicturesSlice,
  id: string,
  { key, width, height }: Pick<SentPicture, 'key' | 'width' | 'height'>,
): PicturesSlice {
  const same = Object.entries(slice.pictures).find(([, picture]) => picture.key === key);
  if (same) return same[1].isTakenOff ? changed(slice, same[0], { isTakenOff: false }) : slice;
  const picture: EditedPicture = {
    key,
    width,
    height,
    ...middle,
    isWhole: false,
    option: '',
    alts: {},
    isTakenOff: false,
  };
  const order = [slice.order, id].filter(Boolean).join(' ');
  return { ...slice, order, pictures: { ...slice.pictures, [id]: picture } };
}

export function changed(slice: PicturesSlice, id: string, to: Partial<EditedPicture>): PicturesSlice {
  const picture = slice.pictures[id];
  return picture ? { ...slice, pictures: { ...slice.pictures, [id]: { ...picture, ...to } } } : slice;
}

/** `place`: among those that are shown, from 0. */
export function movedTo(slice: PicturesSlice, id: string, place: number): PicturesSlice {
  const ids = placed(slice).map((picture) => picture.id);
  const others = ids.filter((each) => each !== id);
  const shown = [...others.slice(0, place), id, ...others.slice(place)];
  const hidden = slice.order.split(' ').filter((each) => each && !ids.includes(each));
  return { ...slice, order: [...shown, ...hidden].join(' ') };
}

/** What the product is called, by language, and what its values are called. */
export type AltWords = {
  titles: Readonly<Record<string, { title?: string } | undefined>>;
  variants?: Pick<MatrixForm, 'options' | 'texts'> | undefined;
};

/**
 * What a picture without words of its own shows, as far as anybody can know: the thing, and which of them, in a language, or
 * in that of the plain texts where it has no words. `option`: the place of the option and the value.
 */
export function proposedAlt({ titles, variants }: AltWords, option: string, [locale, base]: [string, string]): string {
  const title = titles[locale]?.title || titles[base]?.title || '';
  const value = option.split(' ').slice(1).join(' ');
  return [title.trim(), variants ? valueIn(variants, value, locale) : value].filter(Boolean).join(', ');
}

function valueIn({ options, texts }: NonNullable<AltWords['variants']>, value: string, locale: string): string {
  const named = options.flatMap(({ values }) => values).find((each) => each.value === value);
  return (named && texts[locale]?.[named.key]?.trim()) || value;
}

export function languagesWithout({ alts }: EditedPicture, languages: readonly string[]): string[] {
  return languages.filter((locale) => !alts[locale]?.trim());
}
