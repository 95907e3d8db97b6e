// Loads the parts that a session loads without waiting before the first test: test files share one module graph, and a
// file that ends during such a load leaves the graph broken for the files after it.
import "./model";
import "./room";
