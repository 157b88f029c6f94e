export function EnlargeIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M11 2H18V9M18 2L11 9M9 18H2V11M2 18L9 11" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
