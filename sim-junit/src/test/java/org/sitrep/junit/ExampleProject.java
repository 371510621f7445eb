package org.sitrep.junit;

import java.util.Arrays;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Runs tests of a project as its build would, in a process of its own, as paths in it are those of its folder. */
final class ExampleProject {
    private ExampleProject() {}

    /** Takes names of classes; prints a line of counts and the failures. */
    public static void main(final String[] args) {
        final LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
                .selectors(Arrays.stream(args)
                        .map(name -> (DiscoverySelector) DiscoverySelectors.selectClass(name))
                        .toList())
                .build();
        final SummaryGeneratingListener listener = new SummaryGeneratingListener();
        LauncherFactory.create().execute(request, listener);
        listener.getSummary().getFailures().forEach(failure -> System.out.println(failure.getException()));
        System.out.println(listener.getSummary().getTestsSucceededCount() + " of "
                + listener.getSummary().getTestsFoundCount() + " passed");
    }
}
