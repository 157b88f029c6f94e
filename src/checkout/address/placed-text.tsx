import { placedLines } from '../../countries/placed-lines.ts';
import { WholePostcode } from './whole-postcode.tsx';

type PlacedTextProps = {
  street: readonly (string | false | null | undefined)[];
  place: { postalCode: string; city: string; country: string };
};

/** Street and place in a row, as the country's post reads them. */
export function PlacedText({ street, place }: PlacedTextProps) {
  return <WholePostcode text={placedLines(street, place).join(', ')} code={place.postalCode} />;
}
