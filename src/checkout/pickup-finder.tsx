// Finds a locker or a counter by town, postcode or street, as one types. Its results are a group of radio buttons;
// once one is chosen it stands there alone, and the rest of the checkout moves up.
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../app-instance.tsx';
import type { CheckoutDraftInput, PickupPointFieldsFragment } from '../operations.generated.ts';
import { Button } from '../ui/button.tsx';
import { RadioRow } from '../ui/fields/radio-row.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { fieldId } from './checkout-draft.ts';
import styles from './pickup-finder.module.css';
import type { Checkout } from './use-checkout-choice.ts';
import { usePickupSearch } from './use-pickup-search.ts';

export type PickupPoint = PickupPointFieldsFragment;

type PickupFinderProps = {
  checkout: Checkout;
  method: string;
  draft: CheckoutDraftInput;
  /** The chosen one. */
  point: PickupPoint | null;
  onPoint(point: PickupPoint): void;
  /** The form's fields are others now. */
  onShown(): void;
  error: string | undefined;
};

export function PickupFinder({ checkout, method, draft, point, onPoint, onShown, error }: PickupFinderProps) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(point === null);
  const [search, setSearch] = useState(draft.pickupSearch);
  const changeButton = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLDivElement>(null);
  // Arrow keys choose as they move: only a press with a finger or a mouse says that this is the one.
  const isPressed = useRef(false);
  const { found, status, searchNow } = usePickupSearch(checkout, {
    method,
    country: draft.country,
    search,
    near: draft.postalCode,
  });
  const isShown = isOpen || point === null || error !== undefined;
  const points = found?.points ?? [];
  const isListed = points.some(({ id }) => id === point?.id);
  const rows = point && !error && !isListed ? [point, ...points] : points;

  // biome-ignore lint/correctness/useExhaustiveDependencies: told whenever the fields change, not whenever the form does
  useEffect(() => {
    onShown();
  }, [isShown, point?.id]);

  const close = () => {
    flushSync(() => setIsOpen(false));
    changeButton.current?.querySelector('button')?.focus();
  };
  const open = () => {
    flushSync(() => setIsOpen(true));
    searchBox.current?.querySelector('input')?.focus();
  };
  const choose = (chosen: PickupPoint) => {
    onPoint(chosen);
    if (isPressed.current) close();
  };
  // The key that sends forms means something smaller here.
  const onEnter = (act: () => void) => (event: KeyboardEvent) => {
    isPressed.current = false;
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    act();
  };

  if (!isShown && point) {
    return (
      <div className={styles.finder} ref={changeButton}>
        <p role="status">
          <VisuallyHidden>
            {t('pickup.chosen')}: {point.name}
          </VisuallyHidden>
        </p>
        <p className={styles.caption}>{t('pickup.chosen')}</p>
        <PointText point={point} name={<strong className={styles.name}>{point.name}</strong>} />
        <input type="hidden" name="pickupPoint" value={point.id} />
        <input type="hidden" name="pickupSearch" value={search} />
        <span className={styles.scripted}>
          <Button size="small" onClick={open}>
            {t('pickup.change')}
          </Button>
        </span>
        <noscript>
          <Button type="submit" size="small" name="action" value="change-point">
            {t('pickup.change')}
          </Button>
        </noscript>
      </div>
    );
  }
  return (
    <div className={styles.finder}>
      <div ref={searchBox}>
        <TextField
          // What the list of problems leads to: the choice begins here.
          id={fieldId('pickupPoint')}
          name="pickupSearch"
          type="search"
          label={t('pickup.search')}
          hint={t('pickup.searchHint', { example: searchExamples[draft.country] ?? searchExamples.PL ?? '' })}
          error={error}
          defaultValue={draft.pickupSearch}
          onKeyDown={onEnter(searchNow)}
          onChange={(event) => setSearch(event.currentTarget.value)}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
      </div>
      <noscript>
        <Button type="submit" size="small" name="action" value="refresh-delivery">
          {t('pickup.show')}
        </Button>
      </noscript>
      <p className={styles.status} role="status">
        {status}
      </p>
      {rows.length > 0 ? (
        <fieldset
          className={styles.results}
          onKeyDown={onEnter(() => point && close())}
          onPointerDown={() => {
            isPressed.current = true;
          }}
        >
          <legend>
            <VisuallyHidden>{t('pickup.results')}</VisuallyHidden>
          </legend>
          <ul className={styles.list}>
            {rows.map((row) => (
              <li key={row.id}>
                <RadioRow
                  name="pickupPoint"
                  value={row.id}
                  checked={row.id === point?.id}
                  onChange={() => choose(row)}
                  // Pressing the one that is ticked already means it too.
                  onClick={() => row.id === point?.id && isPressed.current && close()}
                  label={<PointText point={row} name={<span className={styles.name}>{row.name}</span>} />}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      ) : null}
      {point && rows.length > 0 ? (
        <span className={styles.scripted}>
          <Button size="small" onClick={close}>
            {t('pickup.use')}
          </Button>
        </span>
      ) : null}
    </div>
  );
}

function PointText({ point, name }: { point: PickupPoint; name: ReactNode }) {
  const details = [point.openingHours, point.description].filter(Boolean).join(' · ');
  return (
    <span className={styles.point}>
      {name}{' '}
      <span>
        {point.street}, {point.postalCode} {point.city}
      </span>{' '}
      {details ? <span className={styles.soft}>{details}</span> : null}
    </span>
  );
}

const searchExamples: Readonly<Record<string, string>> = {
  PL: 'Kraków Długa',
  NL: 'Utrecht Biltstraat',
  DE: 'Köln Venloer Straße',
};
