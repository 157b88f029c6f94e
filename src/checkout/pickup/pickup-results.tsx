// What was found, as a group of radio buttons.
import type { KeyboardEvent } from 'react';
import { useT } from '../../app-instance.tsx';
import { RadioRow } from '../../ui/fields/radio-row.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './pickup-finder.module.css';
import { type PickupPoint, PickupPointText } from './pickup-point-text.tsx';

type PickupResultsProps = {
  points: readonly PickupPoint[];
  chosenId: string | undefined;
  onKeyDown(event: KeyboardEvent): void;
  /** With a finger or a mouse. */
  onPress(): void;
  onChoose(point: PickupPoint): void;
  onClickChosen(): void;
};

export function PickupResults({ points, chosenId, onKeyDown, onPress, onChoose, onClickChosen }: PickupResultsProps) {
  const t = useT();
  return (
    <fieldset className={styles.results} onKeyDown={onKeyDown} onPointerDown={onPress}>
      <legend>
        <VisuallyHidden>{t('pickup.results')}</VisuallyHidden>
      </legend>
      <ul className={styles.list}>
        {points.map((point) => (
          <li key={point.id}>
            <RadioRow
              name="pickupPoint"
              value={point.id}
              checked={point.id === chosenId}
              onChange={() => onChoose(point)}
              onClick={() => point.id === chosenId && onClickChosen()}
              label={<PickupPointText point={point} name={<span className={styles.name}>{point.name}</span>} />}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
