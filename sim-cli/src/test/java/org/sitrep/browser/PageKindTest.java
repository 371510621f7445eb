package org.sitrep.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.sitrep.report.Publications;

final class PageKindTest {
    @Test
    void everyKindOfReportIsLookedAt() {
        final Set<String> published = new TreeSet<>(Publications.files());
        published.add("result.json");
        final Set<String> listed = Arrays.stream(PageKind.values())
                .filter(PageKind::isReport)
                .map(PageKind::source)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(published, listed, "add the new kind to PageKind");
    }
}
