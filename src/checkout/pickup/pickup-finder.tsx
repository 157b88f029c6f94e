// Finds a locker or a counter by town, postcode or street, as one types. Its results are a group of radio buttons;
// once one is chosen it stands there alone, and the rest of the checkout moves up.
import {
  type ComponentType,
  type Dispatch,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useReducer,
  useRef,
} from 'react';
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
import { changeFinder, firstFinder, isFinderShown, listPoints } from './pickup-finder-state.ts';
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

/** Binds the part with texts that no page has. */
export async function bindPickupFinder(locale: Locale): Promise<ComponentType<PickupFinderProps>> {
  const texts = createTranslate(locale, await loadPlaceTexts(locale));
  return (props) => <PickupFinder {...props} texts={texts} />;
}

type FinderProps = PickupFinderProps & { texts: Translate };

function PickupFinder({ checkout, method, draft, point, onPoint, onShown, error, texts }: FinderProps) {
  const t = useT();
  const [state, take] = useReducer(changeFinder, null, () => firstFinder(point, draft.pickupSearch));
  const { open, close, changeButton, searchBox } = useOpening(take);
  const { country, postalCode } = draft;
  const { search } = state;
  const { near, ask, forget } = usePointsNear({ method, country });
  const { found, status, searchNow } = usePickupSearch(checkout, { method, country, search, near: postalCode });
  const isShown = isFinderShown(state, point, error);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told whenever the fields change, not whenever the form does
  useEffect(() => {
    onShown();
  }, [isShown, point?.id]);

  const onEnter = (act: () => void) => (event: KeyboardEvent) => {
    take({ type: 'pressed', isPointing: false });
    actOnEnter(event, act);
  };
  const typeSearch = (typed: string) => {
    forget();
    take({ type: 'typed', search: typed });
  };

  if (!isShown && point) {
    return <ChosenPickupPoint point={point} search={search} onChange={open} ref={changeButton} />;
  }
  const rows = listPoints(near.kind === 'found' ? near.points : (found?.points ?? []), point, error);
  return (
    <div className={styles.finder}>
      <SearchField draft={draft} error={error} onKeyDown={onEnter(searchNow)} onType={typeSearch} ref={searchBox} />
      <ScriptedButton onClick={ask}>{texts('pickupPlace.near')}</ScriptedButton>
      <p className={styles.status} role="status">
        {nearStatus(near, t, texts) ?? searchStatus(found, status, texts)}
      </p>
      {rows.length > 0 ? (
        <PickupResults
          points={rows}
          distancesKm={near.kind === 'found' ? near.distancesKm : undefined}
          chosenId={point?.id}
          onKeyDown={onEnter(() => point && close())}
          onPress={() => take({ type: 'pressed', isPointing: true })}
          onChoose={(chosen) => {
            onPoint(chosen);
            if (state.isPointing) close();
          }}
          // Pressing the one that is ticked already means it too.
          onClickChosen={() => state.isPointing && close()}
        />
      ) : null}
      {point && rows.length > 0 ? <ScriptedButton onClick={close}>{t('pickup.use')}</ScriptedButton> : null}
    </div>
  );
}

/** Gives the key that sends forms a smaller meaning. */
function actOnEnter(event: KeyboardEvent, act: () => void) {
  if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return;
  event.preventDefault();
  act();
}

/** Opens and closes, and gives the focus to what stands there then. */
function useOpening(take: Dispatch<Parameters<typeof changeFinder>[1]>) {
  const changeButton = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLDivElement>(null);
  const close = () => {
    flushSync(() => take({ type: 'closed' }));
    changeButton.current?.querySelector('button')?.focus();
  };
  const open = () => {
    flushSync(() => take({ type: 'opened' }));
    searchBox.current?.querySelector('input')?.focus();
  };
  return { open, close, changeButton, searchBox };
}

type SearchFieldProps = Pick<PickupFinderProps, 'draft' | 'error'> & {
  onKeyDown(event: KeyboardEvent): void;
  onType(search: string): void;
  ref: RefObject<HTMLDivElement | null>;
};

function SearchField({ draft, error, onKeyDown, onType, ref }: SearchFieldProps) {
  const t = useT();
  const rule = addressRule(draft.country);
  return (
    <div ref={ref}>
      <TextField
        // What the list of problems leads to: the choice begins here.
        id={fieldId('pickupPoint')}
        name="pickupSearch"
        type="search"
        label={t('pickup.search')}
        hint={t('pickup.searchHint', { example: rule?.pickupExample ?? rule?.postalCodeExample ?? '' })}
        error={error}
        defaultValue={draft.pickupSearch}
        onKeyDown={onKeyDown}
        onChange={(event) => onType(event.currentTarget.value)}
        maxLength={80}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
      />
      <noscript>
        <Button type="submit" size="small" name="action" value="refresh-delivery">
          {t('pickup.show')}
        </Button>
      </noscript>
    </div>
  );
}

/** What it does needs scripts. */
function ScriptedButton({ onClick, children }: { onClick(): void; children: string }) {
  return (
    <span className={styles.scripted}>
      <Button size="small" onClick={onClick}>
        {children}
      </Button>
    </span>
  );
}

type Search = ReturnType<typeof usePickupSearch>;

function searchStatus(found: Search['found'], status: string, texts: Translate): string {
  if (!found?.place) return status;
  const reading = texts(found.isTownOnly ? 'pickupPlace.townOnly' : 'pickupPlace.readAs', { place: found.place });
  return `${reading} ${status}`;
}

function nearStatus(near: ReturnType<typeof usePointsNear>['near'], t: Translate, texts: Translate): string | null {
  if (near.kind === 'idle') return null;
  if (near.kind === 'failed') return t('pickup.failed');
  if (near.kind !== 'found') return texts(`pickupPlace.${near.kind}`);
  return near.points.length > 0 ? texts('pickupPlace.around', { count: near.points.length }) : t('pickup.none');
}
