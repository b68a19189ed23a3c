/** Who may create an account: anyone, people with an invitation, nobody. */
export type SignUpMode = 'open' | 'invitation' | 'closed';
