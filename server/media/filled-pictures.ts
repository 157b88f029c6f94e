import { type RawBuilder, sql } from 'kysely';
import type { CardRatio } from '#src/media/card-crop.ts';

/** The frame of cards that pictures fill; null where they hang on a wall, and each keeps its shape. */
export const filledFrame: RawBuilder<CardRatio | null> = sql`(case coalesce((
  select data ->> 'pictures' from settings where document = 'brand' order by version desc limit 1), 'filled')
  when 'filled' then coalesce((
    select data ->> 'cardRatio' from settings where document = 'brand' order by version desc limit 1), 'portrait') end)`;

/** Whether what was cut out stands on a ground of its own colour. */
export const hasGrounds: RawBuilder<boolean> = sql`(coalesce((
  select data ->> 'grounds' from settings where document = 'brand' order by version desc limit 1), 'tinted') = 'tinted')`;
