// The pictures of a product as its editor holds them, and what is done with them.
import type { ShownProduct } from '../editor/product-editor-queries.ts';
import type { PartContent } from '../editor/product-part.ts';

export type EditedPicture = {
  /** The key of the picture in the library; empty while it was not fetched. */
  key: string;
  width: number;
  height: number;
  focusX: number;
  focusY: number;
  /** A card shows it whole, on a ground, and never cuts it. */
  isWhole: boolean;
  /** `<position> <value>` of an option; empty: it belongs to the product. */
  option: string;
  /** The descriptions by language. */
  alts: { readonly [locale: string]: string };
  isTakenOff: boolean;
};

export type PicturesSlice = {
  /** The ids in their order, with a space between them. */
  order: string;
  /** The pictures by the id of their place in the product. */
  pictures: { readonly [id: string]: EditedPicture };
  /** How many photos are on their way. */
  uploading: number;
};

export function picturesOf(shown: ShownProduct | null): PicturesSlice {
  const list = shown?.pictureList ?? [];
  const pictures = list.map(({ id, key, width, height, isWhole, optionPosition, optionValue, alts, ...focus }) => [
    id,
    {
      ...{ key: key ?? '', width: width ?? 1, height: height ?? 1, focusX: focus.focusX, focusY: focus.focusY },
      isWhole,
      option: optionPosition && optionValue ? `${optionPosition} ${optionValue}` : '',
      alts: Object.fromEntries(alts.map(({ locale, alt }) => [locale, alt])),
      isTakenOff: false,
    } satisfies EditedPicture,
  ]);
  return { order: list.map(({ id }) => id).join(' '), pictures: Object.fromEntries(pictures), uploading: 0 };
}

export function contentOf({ order, pictures }: PicturesSlice): PartContent {
  const entries = Object.entries(pictures).map(([id, picture]) => [id, picture.isTakenOff ? null : fieldsOf(picture)]);
  const ids = order.split(' ').filter((id) => id && pictures[id] && !pictures[id].isTakenOff);
  return { pictures: Object.fromEntries(entries), picture_order: ids };
}

function fieldsOf({ key, focusX, focusY, isWhole, option, alts }: EditedPicture): PartContent {
  const [position = '', ...value] = option.split(' ');
  return {
    ...(key && { picture: key }),
    ...{ focus_x: focusX, focus_y: focusY, is_whole: isWhole },
    option_position: option ? Number(position) : null,
    option_value: option ? value.join(' ') : null,
    alts: Object.fromEntries(Object.entries(alts).map(([locale, alt]) => [locale, alt.trim()])),
  };
}
