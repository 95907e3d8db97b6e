export type NeedKind = 'despair' | 'selfHarm' | 'violence' | 'childAbuse' | 'overdose' | 'medicalEmergency'

/** Looks for a sign that a visitor, or a person they tell of, may need human help now. */
export interface SafetyCheck {
  /** `null`: no sign of need. Rejects when it cannot be loaded. */
  check(request: { text: string; language: string }, options: { signal: AbortSignal }): Promise<{ kind: NeedKind } | null>
}
