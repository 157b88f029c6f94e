const shapes = { info: 'M12 11V17M12 6.5V8.8', success: 'M6.5 12.5L10.5 16.5L17.5 8', error: 'M12 6V13M12 15.4V17.7' };

export function NoticeIcon({ kind }: { kind: keyof typeof shapes }) {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={kind === 'error' ? 'M12 1L23 12L12 23L1 12Z' : 'M12 1A11 11 0 1 1 12 23A11 11 0 1 1 12 1'}
        fill="currentColor"
      />
      <path d={shapes[kind]} fill="none" stroke="Canvas" strokeWidth="2.4" />
    </svg>
  );
}
