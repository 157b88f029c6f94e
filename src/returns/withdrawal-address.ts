// What the address of a withdrawal says beside its token.

/** The first step is shown again, with what was typed. */
export const EDIT_PARAMETER = 'edit';
/** Why a confirmed notice was not taken. */
export const NOTICE_PARAMETER = 'notice';
/** Names the list of what is wrong, at the top of the page. */
export const PROBLEMS_ID = 'withdrawal-problems';
