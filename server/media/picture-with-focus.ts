import { sql } from 'kysely';

/** A product's picture whose frame keeps in view what the picture itself proposes: the columns of `media`. */
export function pictureWithFocus(key: string) {
  const proposed = (column: 'focus_x' | 'focus_y') =>
    sql<number>`coalesce((select ${sql.ref(`pictures.${column}`)} from pictures where pictures.key = ${key}), 50)`;
  return { picture: key, focus_x: proposed('focus_x'), focus_y: proposed('focus_y') };
}
