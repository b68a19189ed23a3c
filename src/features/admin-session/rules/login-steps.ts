/** `code`: enter the code of the authenticator app. `second_factor`: set one up first. */
export const LOGIN_STEPS = ['done', 'code', 'second_factor'] as const;
