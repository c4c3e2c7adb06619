/** Made by vite.config.ts. */
declare module "virtual:messages" {
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
