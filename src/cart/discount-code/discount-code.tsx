// The field for a discount code or a gift card, in cart and checkout: folded behind a link until somebody has one. Without
// scripts its buttons post the form that it stands in.
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useApp, useFormatMoney } from '../../app-instance.tsx';
import { MAX_CODE_LENGTH } from '../../discounts/discount-code.ts';
import type { DiscountRefusalKind } from '../../discounts/discount-refusals.ts';
import type { MessageKey } from '../../i18n/all-messages.ts';
import { bindLateTexts } from '../../i18n/late-texts.ts';
import { textsOf } from '../../i18n/load-texts.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { CartFieldsFragment, CartSetDiscountCodeMutation } from '../../operations.generated.ts';
import { Button } from '../../ui/button.tsx';
import styles from './discount-code.module.css';
import { useSetDiscountCode } from './use-set-discount-code.ts';

const loadDiscountTexts = textsOf((locale) => import(`../../i18n/messages/${locale}/discounts/discount-code.ts`));

export type DiscountCodeProps = {
  cart: Pick<CartFieldsFragment, 'discount' | 'takesGiftCards'>;
  /** The query of the address, after a form that was posted without scripts. */
  search: URLSearchParams;
  /** The form that it belongs to, where it does not stand in it. */
  form?: string;
  /** What has to be known before a code is judged: it may hang on how much is bought. */
  sendFirst?(): Promise<unknown>;
  onChanged?(): unknown;
};

const refusalTexts: Record<DiscountRefusalKind, MessageKey> = {
  UNKNOWN: 'discount.refusedUNKNOWN',
  NOT_YET: 'discount.refusedNOT_YET',
  EXPIRED: 'discount.refusedEXPIRED',
  USED_UP: 'discount.refusedUSED_UP',
  OTHER_CURRENCY: 'discount.refusedOTHER_CURRENCY',
  NOT_FOR_THESE_GOODS: 'discount.refusedNOT_FOR_THESE_GOODS',
  MINIMUM_NOT_REACHED: 'discount.refusedMINIMUM_NOT_REACHED',
  NOT_WITH_THIS_EMAIL: 'discount.refusedNOT_WITH_THIS_EMAIL',
  TOO_MANY_TRIES: 'discount.refusedTOO_MANY_TRIES',
  CARD_UNKNOWN: 'discount.refusedCARD_UNKNOWN',
  CARD_OTHER_CURRENCY: 'discount.refusedCARD_OTHER_CURRENCY',
  CARD_OTHER_GOODS: 'discount.refusedCARD_OTHER_GOODS',
  CARD_TOO_MANY: 'discount.refusedCARD_TOO_MANY',
};

type Answer = Pick<CartSetDiscountCodeMutation['setDiscountCode'], 'refusal' | 'minimum' | 'card'> & { code: string };

/** Binds the part with words that the first view does without. */
export async function bindDiscountCode(): Promise<ComponentType<DiscountCodeProps>> {
  const textsIn = await bindLateTexts(loadDiscountTexts);
  return (props) => <DiscountCode {...props} t={textsIn(useApp().locale)} />;
}

function DiscountCode({ cart, search, form, sendFirst, onChanged, t }: DiscountCodeProps & { t: Translate }) {
  const format = useFormatMoney();
  const { discount, takesGiftCards } = cart;
  const { setDiscountCode, isPending } = useSetDiscountCode();
  const [answer, setAnswer] = useState<Answer | null>(() => answerIn(search));
  const input = useRef<HTMLInputElement>(null);
  const isSetting = useRef(false);
  const id = useId();
  // Once there are scripts, the Enter key in another field of the checkout presses the order button, and none of these.
  const [buttonType, setButtonType] = useState<'submit' | 'button'>('submit');
  useEffect(() => setButtonType('button'), []);

  const set = async (code: string) => {
    // Numbers are sent before it: a second press meanwhile would be a second try of the code.
    if (isSetting.current) return;
    isSetting.current = true;
    await sendFirst?.();
    const given = await setDiscountCode(code).catch(() => null);
    isSetting.current = false;
    if (!given) return;
    setAnswer({ ...given, code });
    if (given.refusal) input.current?.focus();
    onChanged?.();
  };
  const press = (code: () => string) => (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    void set(code());
  };
  const why = answer?.card ? answer : discount?.refusal ? discount : answer;
  const refusal = why?.refusal
    ? t(refusalTexts[why.refusal], { amount: why.minimum ? format(why.minimum) : '' })
    : null;
  const told = answer && !answer.refusal ? toldOf(answer) : null;
  return (
    <div className={styles.discount}>
      {discount ? (
        <UsedCode {...{ buttonType, isPending, form, t }} code={discount.code} onRemove={press(() => '')} />
      ) : null}
      {discount && !takesGiftCards ? null : (
        <CodeField
          {...{ buttonType, isPending, form, t, input, id, takesGiftCards }}
          isRefused={refusal !== null}
          onPress={press(() => input.current?.value ?? '')}
        />
      )}
      <p className={refusal ? styles.refused : styles.told} id={id} role="status">
        {refusal ?? (told ? t(told, { code: answer?.card ? `…${answer.card}` : (discount?.code ?? '') }) : null)}
      </p>
    </div>
  );
}

function toldOf({ card, code }: Answer): MessageKey {
  if (card) return 'discount.cardDone';
  return code ? 'discount.done' : 'discount.off';
}

type PartProps = { buttonType: 'submit' | 'button'; isPending: boolean; form: string | undefined; t: Translate };
type Press = (event: MouseEvent | KeyboardEvent) => void;

function UsedCode({ code, buttonType, isPending, form, t, onRemove }: PartProps & { code: string; onRemove: Press }) {
  return (
    <p className={styles.row}>
      <span className={styles.code}>
        {t('discount.code')} <strong>{code}</strong>
      </span>
      <Button
        kind="quiet"
        type={buttonType}
        form={form}
        name="action"
        value="discount-off"
        isBusy={isPending}
        aria-label={t('discount.remove', { code })}
        onClick={onRemove}
      >
        {t('discount.short')}
      </Button>
    </p>
  );
}

type CodeFieldProps = PartProps & {
  input: RefObject<HTMLInputElement | null>;
  /** Names what is said about the code. */
  id: string;
  isRefused: boolean;
  takesGiftCards: boolean | null;
  onPress: Press;
};

function CodeField({ buttonType, isPending, form, t, input, id, ...field }: CodeFieldProps) {
  const { isRefused, takesGiftCards, onPress } = field;
  return (
    <details open={isRefused}>
      <summary>{t(takesGiftCards ? 'discount.addEither' : 'discount.add')}</summary>
      <div className={styles.row}>
        <input
          ref={input}
          type="text"
          form={form}
          name="discountCode"
          aria-label={t(takesGiftCards ? 'discount.codeEither' : 'discount.code')}
          aria-invalid={isRefused ? true : undefined}
          aria-describedby={isRefused ? id : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_CODE_LENGTH}
          onKeyDown={(event) => event.key === 'Enter' && onPress(event)}
        />
        <Button type={buttonType} form={form} name="action" value="discount" isBusy={isPending} onClick={onPress}>
          {t('discount.apply')}
        </Button>
      </div>
    </details>
  );
}

function answerIn(search: URLSearchParams): Answer | null {
  const refusal = search.get('discount') ?? '';
  const card = search.get('card');
  if (card && /^\w{4}$/.test(card)) return { refusal: null, minimum: null, card, code: '' };
  // What only the goods lack, the cart says itself, for as long as it is so.
  const isSaidByCart = refusal === 'MINIMUM_NOT_REACHED' || refusal === 'NOT_FOR_THESE_GOODS';
  if (isSaidByCart || !Object.hasOwn(refusalTexts, refusal)) return null;
  return { refusal: refusal as DiscountRefusalKind, minimum: null, card: null, code: '' };
}
