// How many of each line a parcel takes, or a customer sends back: all that can be is typed already.
import controls from '../../ui/office/sheets/controls.module.css';
import styles from './dialog-form.module.css';

/** A line with the most that can be chosen of it; `chosen`: what stands there first, where that is less. */
type LineToChoose = { position: number; title: string; variantTitle: string; most: number; chosen?: number };

export function LineQuantities({ legend, lines }: { legend: string; lines: readonly LineToChoose[] }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {lines.map(({ position, title, variantTitle, most, chosen = most }) => (
        <label key={position} className={styles.line}>
          <span>{[title, variantTitle].filter(Boolean).join(', ')}</span>
          <input
            className={controls.control}
            type="number"
            name={nameOf(position)}
            min={0}
            max={most}
            defaultValue={chosen}
            required
          />
        </label>
      ))}
    </fieldset>
  );
}

/** What stands in the form for each line, 0 too. */
export function readLineQuantities(fields: FormData, lines: readonly { position: number }[]) {
  return lines.map(({ position }) => ({ position, quantity: Number(fields.get(nameOf(position))) }));
}

function nameOf(position: number): string {
  return `line-${position}`;
}
