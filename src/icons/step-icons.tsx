export function MinusIcon() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M1 7H13" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

export function PlusIcon() {
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      <path d="M1 7H13M7 1V13" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
