/** Loads a picture of this site as a file. @throws Error when the answer is none. */
export async function loadPicture(address: string): Promise<File> {
  const answer = await fetch(address);
  const content = await answer.blob();
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new File([content], 'image', { type: content.type });
}
