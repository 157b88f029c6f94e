/** What an editor sends as JSON; what is none becomes null, which is refused as what is no such document. */
export function parseSent(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
