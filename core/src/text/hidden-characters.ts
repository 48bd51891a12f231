/** What nobody sees and what turns the reading direction round: both make two names look alike. */
const hidden = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

/** An emoji is made of several characters, some of which nobody would see alone. */
const emoji =
  /\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?\uFE0F?)*/gu;

/** Whether a text holds invisible or direction-changing characters outside of an emoji. */
export function hasHiddenCharacters(text: string): boolean {
  return hidden.test(text.replace(emoji, ''));
}
