// Finds a locker or a counter by town, postcode or street, as one types. Its results are a group of radio buttons;
// once one is chosen it stands there alone, and the rest of the checkout moves up.
import { type ComponentType, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../app-instance.tsx';
import { addressRule } from '../../countries/address-rules.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Locale } from '../../i18n/locales.ts';
import { createTranslate, type Translate } from '../../i18n/translate.ts';
import type { CheckoutDraftInput } from '../../operations.generated.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { fieldId } from '../draft/checkout-draft.ts';
import type { Checkout } from '../use-checkout-choice.ts';
import { ChosenPickupPoint } from './chosen-pickup-point.tsx';
import styles from './pickup-finder.module.css';
import type { PickupPoint } from './pickup-point-text.tsx';
import { PickupResults } from './pickup-results.tsx';
import { usePickupSearch } from './use-pickup-search.ts';
import { usePointsNear } from './use-points-near.ts';

export type PickupFinderProps = {
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

const loadPlaceTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/late-part.ts`));

/** With the texts that no page has. */
export async function bindPickupFinder(locale: Locale): Promise<ComponentType<PickupFinderProps>> {
  const texts = createTranslate(locale, await loadPlaceTexts(locale));
  return (props) => <PickupFinder {...props} texts={texts} />;
}

function PickupFinder(props: PickupFinderProps & { texts: Translate }) {
  const { checkout, method, draft, point, onPoint, onShown, error, texts } = props;
  const t = useT();
  const [isOpen, setIsOpen] = useState(point === null);
  const [search, setSearch] = useState(draft.pickupSearch);
  const changeButton = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLDivElement>(null);
  // Arrow keys choose as they move: only a press with a finger or a mouse says that this is the one.
  const isPressed = useRef(false);
  const { country, postalCode } = draft;
  const { near, ask, forget } = usePointsNear({ method, country });
  const { found, status, searchNow } = usePickupSearch(checkout, { method, country, search, near: postalCode });
  const isShown = isOpen || point === null || error !== undefined;
  const points = near.kind === 'found' ? near.points : (found?.points ?? []);
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

  const searchStatus = () => {
    if (!found?.place) return status;
    const reading = texts(found.isTownOnly ? 'pickupPlace.townOnly' : 'pickupPlace.readAs', { place: found.place });
    return `${reading} ${status}`;
  };
  const nearStatus = () => {
    if (near.kind === 'idle') return null;
    if (near.kind === 'failed') return t('pickup.failed');
    if (near.kind !== 'found') return texts(`pickupPlace.${near.kind}`);
    return near.points.length > 0 ? texts('pickupPlace.around', { count: near.points.length }) : t('pickup.none');
  };

  if (!isShown && point) {
    return <ChosenPickupPoint point={point} search={search} onChange={open} ref={changeButton} />;
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
          hint={t('pickup.searchHint', {
            example: addressRule(draft.country)?.pickupExample ?? addressRule(draft.country)?.postalCodeExample ?? '',
          })}
          error={error}
          defaultValue={draft.pickupSearch}
          onKeyDown={onEnter(searchNow)}
          onChange={(event) => {
            forget();
            setSearch(event.currentTarget.value);
          }}
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
      <span className={styles.scripted}>
        <Button size="small" onClick={ask}>
          {texts('pickupPlace.near')}
        </Button>
      </span>
      <p className={styles.status} role="status">
        {nearStatus() ?? searchStatus()}
      </p>
      {rows.length > 0 ? (
        <PickupResults
          points={rows}
          distancesKm={near.kind === 'found' ? near.distancesKm : undefined}
          chosenId={point?.id}
          onKeyDown={onEnter(() => point && close())}
          onPress={() => {
            isPressed.current = true;
          }}
          onChoose={choose}
          // Pressing the one that is ticked already means it too.
          onClickChosen={() => isPressed.current && close()}
        />
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
