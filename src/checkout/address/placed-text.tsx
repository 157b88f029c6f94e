import { placedLines } from '../../countries/placed-lines.ts';
import styles from './placed-text.module.css';

type PlacedTextProps = {
  street: readonly (string | false | null | undefined)[];
  place: { postalCode: string; city: string; country: string };
};

/** Street and place in a row, as the country's post reads them. The postcode stays whole at the end of a line, too. */
export function PlacedText({ street, place }: PlacedTextProps) {
  const text = placedLines(street, place).join(', ');
  const { postalCode } = place;
  const at = text.lastIndexOf(postalCode);
  return (
    <>
      {text.slice(0, at)}
      <span className={styles.postalCode}>{postalCode}</span>
      {text.slice(at + postalCode.length)}
    </>
  );
}
