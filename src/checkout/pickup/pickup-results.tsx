// What was found, as a group of radio buttons.
import type { KeyboardEvent } from 'react';
import { useApp } from '../../app-instance.tsx';
import { languageOf } from '../../i18n/locales.ts';
import { RadioRow } from '../../ui/fields/radio-row.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './pickup-finder.module.css';
import { type PickupPoint, PickupPointText } from './pickup-point-text.tsx';

type PickupResultsProps = {
  points: readonly PickupPoint[];
  chosenId: string | undefined;
  /** The distances from the shopper, by id. */
  distancesKm: ReadonlyMap<string, number> | undefined;
  onKeyDown(event: KeyboardEvent): void;
  /** Called for a press with a finger or a mouse. */
  onPress(): void;
  onChoose(point: PickupPoint): void;
  onClickChosen(): void;
};

/** More are longer than the list is high, on a phone too. */
const FITTING_POINTS = 3;

export function PickupResults(props: PickupResultsProps) {
  const { points, chosenId, distancesKm, onKeyDown, onPress, onChoose, onClickChosen } = props;
  const { locale, t } = useApp();
  const km = new Intl.NumberFormat(languageOf(locale).languageTag, {
    style: 'unit',
    unit: 'kilometer',
    maximumFractionDigits: 1,
  });
  const isLong = points.length > FITTING_POINTS;
  const nameOf = ({ id, name }: PickupPoint) => {
    const distance = distancesKm?.get(id);
    return (
      <span>
        <span className={styles.name}>{name}</span>
        {distance === undefined ? null : <span className={styles.soft}> {km.format(distance)}</span>}
      </span>
    );
  };
  return (
    <fieldset className={styles.results} onKeyDown={onKeyDown} onPointerDown={onPress}>
      <legend>
        <VisuallyHidden>{t('pickup.results')}</VisuallyHidden>
      </legend>
      <div
        className={isLong ? styles.long : undefined}
        // Keys scroll what has the focus.
        {...(isLong ? { role: 'region', tabIndex: 0, 'aria-label': t('pickup.results') } : {})}
      >
        <ul className={styles.list}>
          {points.map((point) => (
            <li key={point.id}>
              <RadioRow
                name="pickupPoint"
                value={point.id}
                checked={point.id === chosenId}
                onChange={() => onChoose(point)}
                onClick={() => point.id === chosenId && onClickChosen()}
                label={<PickupPointText point={point} name={nameOf(point)} />}
              />
            </li>
          ))}
        </ul>
      </div>
    </fieldset>
  );
}
