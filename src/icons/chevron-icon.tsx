export function ChevronIcon() {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      <path d="M1 3.5L6 9L11 3.5" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
