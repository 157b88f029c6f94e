// What a product asks for: a name, at most twelve characters, 5 zł or 1.20 € a piece.
import { addCartLine } from '#server/cart/change-cart.ts';
import { readCart } from '#server/cart/read-cart.ts';
import type { Db } from '#server/database/connect.ts';
import type { LineText } from '#src/catalogue/line-text.ts';
import { aShopper } from '../orders/a-paying-shopper.ts';

export const aLineText: LineText = {
  labels: { pl: 'Imię', en: 'Name', de: 'Name' },
  isRequired: false,
  maxLength: 12,
  characters: '',
  prices: { PLN: 500, EUR: 120, CZK: 3000 },
  isExcepted: true,
};

/** The product of the variant asks for it from now on; null: for nothing. */
export async function askForText(db: Db, variantId: string, lineText: Partial<LineText> | null = {}): Promise<void> {
  const document = lineText && JSON.stringify({ ...aLineText, ...lineText });
  await db
    .updateTable('products')
    .set({ line_text: document })
    .where('id', '=', (eb) => eb.selectFrom('variants').select('product_id').where('variants.id', '=', variantId))
    .execute();
}

type Shopper = Awaited<ReturnType<typeof aShopper>>;

/** The cart holds one product without a text. */
export async function aShopperAsked(db: Db, lineText: Partial<LineText> | null = {}, onHand = 10): Promise<Shopper> {
  const shopper = await aShopper(db, { onHand });
  await askForText(db, shopper.variantId, lineText);
  return shopper;
}

export const addWithText = ({ services, variantId }: Shopper, text: string, quantity = 1) =>
  addCartLine(services, { variantId, text, quantity });

export const cartOf = ({ services }: Shopper) => readCart(services, 'pl');

/** Text, quantity and minor units of each line. */
export async function linesOf(shopper: Shopper): Promise<[string, number, number][]> {
  return (await cartOf(shopper)).lines.map(({ text, quantity, total }) => [text, quantity, total.minor]);
}
