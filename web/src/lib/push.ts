/** Notifications that come also when no page is open: allowed, subscribed to, ended; and why not, where they cannot be. */
import { api } from './api'
import { settings } from './settings.svelte'

/** Why there are none: no HTTPS, a browser without them, refused by the person, or a push service that does not answer. */
export type WhyNot = '' | 'insecure' | 'install' | 'unsupported' | 'refused' | 'unreachable'

const isApple = (): boolean => /iPhone|iPad/.test(navigator.userAgent)
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** What is known before anybody is asked. */
export function whyNot(): WhyNot {
  if (!window.isSecureContext) return 'insecure'
  if (!('Notification' in window) && isApple() && !isInstalled()) return 'install'
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return 'unsupported'
  return Notification.permission === 'denied' ? 'refused' : ''
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const sameKey = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const its = subscription.options.applicationServerKey
  return its !== null && new Uint8Array(its).join() === key.join()
}

async function subscribe(): Promise<void> {
  if (!(await navigator.serviceWorker.getRegistration())) throw new Error('there is no service worker')
  const worker = await navigator.serviceWorker.ready
  const key = bytes((await api.pushKey()).key)
  let subscription = await worker.pushManager.getSubscription()
  if (subscription && !sameKey(subscription, key)) {
    await subscription.unsubscribe() // another server's, or one that has lost its database
    subscription = null
  }
  subscription ??= await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = subscription.toJSON()
  await api.push({ endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth!, language: settings.language })
}

/** Asks for leave and subscribes. Without a push service there are still notifications while a page is open. */
export async function turnOn(): Promise<WhyNot> {
  const known = whyNot()
  if (known) return known
  if ((await Notification.requestPermission()) !== 'granted') return 'refused'
  try {
    await subscribe()
    return ''
  } catch {
    return 'unreachable'
  }
}

export async function turnOff(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration()
  const subscription = await worker?.pushManager?.getSubscription()
  if (!subscription) return
  await api.endPush(subscription.endpoint).catch(() => undefined)
  await subscription.unsubscribe()
}

/** At the start, and when the language changes: the server knows where, and in which language. */
export function keepSubscribed(): void {
  if (settings.notifications && !whyNot() && 'PushManager' in window) subscribe().catch(() => undefined)
}
