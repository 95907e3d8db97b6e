import { Component, type ReactNode } from "react";
import { isLoadFailure, retryFailedParts, watchRetries } from "../../shared/lazy-part";
import { CrashNotice } from "./CrashNotice";
import { FetchNotice } from "./FetchNotice";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** The visitor did not ask for this part: show nothing when it cannot be loaded. */
  readonly isOptional?: boolean;
  /** What is shown: an error is over once it changes. */
  readonly subject?: string;
}

/** Contains an error of one part, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { readonly broken: { readonly error: unknown } | null }
> {
  override state = { broken: null as { readonly error: unknown } | null };
  private leave = () => {};

  static getDerivedStateFromError(error: unknown) {
    return { broken: { error } };
  }

  override componentDidMount() {
    this.leave = watchRetries(() => {
      if (this.state.broken && isLoadFailure(this.state.broken.error)) this.setState({ broken: null });
    });
  }

  override componentDidUpdate({ subject }: ErrorBoundaryProps) {
    if (subject !== this.props.subject && this.state.broken) this.setState({ broken: null });
  }

  override componentWillUnmount() {
    this.leave();
  }

  override render(): ReactNode {
    const { broken } = this.state;
    if (!broken) return this.props.children;
    if (!isLoadFailure(broken.error)) return <CrashNotice />;
    return this.props.isOptional === true ? null : <FetchNotice onRetry={retryFailedParts} />;
  }
}
